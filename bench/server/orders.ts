/** What the bench tells the crowd. */
export type Order =
  | { readonly t: 'go'; readonly ports: readonly number[] }
  | { readonly t: 'open'; readonly count: number }
  | { readonly t: 'sit'; readonly count: number }
  | { readonly t: 'play'; readonly busy: number; readonly rate: number | null }
  | { readonly t: 'halt' }
  | { readonly t: 'mark' }
  | { readonly t: 'read' };
