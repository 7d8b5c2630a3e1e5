import { serve } from '../src/node.ts';
import { playDuel } from './duel.ts';

serve(playDuel);
