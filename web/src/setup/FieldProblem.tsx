import { PROBLEM } from './showProblem.ts';

/** What does not fit, said where it can be mended. */
export function FieldProblem({ children }: { readonly children: string }) {
  return (
    <p className={PROBLEM} role="alert" tabIndex={-1}>
      {children}
    </p>
  );
}
