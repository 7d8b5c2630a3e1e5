import { isValidElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** Names that SVG writes as they are; all others have hyphens there: `strokeWidth` is `stroke-width`. */
const CAMEL: ReadonlySet<string> = new Set(['viewBox', 'gradientTransform']);

/**
 * A drawing as text: elements, and components without hooks, which is all that a drawing needs. React's own
 * `renderToStaticMarkup` does the same and would weigh as much as the rest of a table.
 */
export function markupOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(markupOf).join('');
  if (!isValidElement<Props>(node)) return escaped(String(node));
  const { type, props } = node;
  if (typeof type === 'function') return markupOf((type as (props: Props) => ReactNode)(props));
  const inside = markupOf(props.children);
  return typeof type === 'string' ? `<${type}${attributesOf(props)}>${inside}</${type}>` : inside;
}

const attributesOf = (props: Props): string =>
  Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined)
    .map(
      ([name, value]) => ` ${nameOf(name)}="${escaped(name === 'style' ? styleOf(value) : String(value))}"`,
    )
    .join('');

function nameOf(name: string): string {
  if (name === 'className') return 'class';
  return CAMEL.has(name) ? name : hyphened(name);
}

const styleOf = (style: unknown): string =>
  Object.entries(style ?? {})
    .map(([name, value]) => `${hyphened(name)}:${value}`)
    .join(';');

const hyphened = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
