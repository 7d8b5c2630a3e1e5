import fc from 'fast-check';

/** As much of a JSON schema as the API's description uses. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Words that mean something here, so that what is drawn comes further than the first check. */
const WORDS = [
  'inflation',
  'charms',
  'inversion',
  'escalation',
  'cryptrick',
  'bid:3',
  'play:7',
  'want',
  'pass',
];

const WEIRD: readonly unknown[] = [
  ...[null, true, -1, 0.5, 1e308, -0, 2 ** 60, '', ' ', '\u0000', '\ud800', '\u202e', '😀'.repeat(80)],
  ...[
    '__proto__',
    'constructor',
    "'; drop table people; --",
    '<script>',
    '../../etc/passwd',
    '%00',
    'a\r\nb: c',
  ],
  ...[[], {}, [[[[]]]], { length: 5 }, { toString: 1 }, JSON.parse('{"__proto__":{"admin":true}}')],
];

/** Values that fit a schema. */
export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array')
    return fc.array(fitting(schema.items ?? {}), { maxLength: schema.maxItems ?? 8 });
  if (schema.type === 'object') return fittingObject(schema);
  if (schema.type === 'string') return fittingText(schema);
  return fc.jsonValue();
}

function fittingObject({ properties, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? fitting(additionalProperties) : fc.jsonValue();
    return fc.dictionary(
      fc.oneof(fc.constantFrom('suits', 'level', 'rounds', 'blocks'), fc.string()),
      values,
    );
  }
  const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, fitting(each)]));
  return fc.record(fields, { requiredKeys: [...required] });
}

function fittingText({ pattern, format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'uri') return fc.oneof(fc.webUrl(), fc.constant('https://push.example.com/device'));
  // Classes of letters are too many to enumerate; any letters do.
  if (pattern !== undefined && !pattern.includes('\\p'))
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  return fc.oneof(
    fc.constantFrom(...WORDS),
    fc.string({ minLength, maxLength }),
    fc.string({ minLength, maxLength, unit: 'grapheme' }),
  );
}

/** The same with something wrong: a field gone, changed, added, or another value altogether. */
export function corrupted(schema: Schema): fc.Arbitrary<unknown> {
  const weird = fc.oneof(fc.constantFrom(...WEIRD), fc.jsonValue());
  const names = Object.keys(schema.properties ?? {});
  const inside = fc
    .tuple(
      fitting(schema),
      fc.constantFrom(...names, 'extra', '__proto__', 'seat', 'person'),
      weird,
      fc.boolean(),
    )
    .map(([value, name, other, isGone]) => {
      if (typeof value !== 'object' || value === null) return other;
      const kept = Object.entries(value).filter(([each]) => each !== name);
      return Object.fromEntries(isGone ? kept : [...kept, [name, other]]);
    });
  return fc.oneof(inside, weird);
}

/** The text of a body: mostly JSON. */
export const bodyOf = (schema: Schema | undefined): fc.Arbitrary<string> => {
  const known = schema ?? { type: 'object', properties: {} };
  return fc.oneof(
    { weight: 5, arbitrary: fitting(known).map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: corrupted(known).map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 1,
      arbitrary: fc.oneof(fc.string(), fc.constantFrom('{', '[', '"', '{"a":', 'NaN', '\ufeff{}')),
    },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 1, max: 6_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    },
  );
};
