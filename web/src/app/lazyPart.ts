import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchPart } from './fetchPart.ts';

/** A component that is fetched when it is first shown, and asked for again while the line is down. */
export const lazyPart = <Props extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => fetchPart(fetch));
