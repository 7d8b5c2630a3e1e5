import type { MouseEvent, ReactNode } from 'react';
import { goTo, linkToRule } from '../app/route.ts';
import { showRule } from './showRule.ts';

type RuleLinkProps = {
  readonly game: string;
  readonly rule: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A way to another rule of the page one is reading: it takes the place of this address, so that Back leaves the page. */
export function RuleLink({ game, rule, className, children }: RuleLinkProps) {
  const link = linkToRule(game, rule);
  const follow = (event: MouseEvent) => {
    // In a new tab or window it is a link like any other.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(link, true);
    // Also when the address is there already and somebody has scrolled away.
    showRule(rule);
  };
  return (
    <a href={link} className={className} onClick={follow}>
      {children}
    </a>
  );
}
