import { MISFIT } from './showMisfit.ts';

/** What does not fit, said where it can be mended. */
export function Misfit({ children }: { readonly children: string }) {
  return (
    <p className={MISFIT} role="alert" tabIndex={-1}>
      {children}
    </p>
  );
}
