import { serve } from '@overtrick/bots/node';
import type { BalanceTask, MatchFacts } from './plan.ts';
import { keepScore } from './scorekeeper.ts';

// A thread that plays matches and writes down what happened.

serve<BalanceTask, MatchFacts>(keepScore);
