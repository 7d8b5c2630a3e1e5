import type { Knowledge } from '@overtrick/bots';
import { serve } from '@overtrick/bots/node';
import { learnFrom } from './lesson.ts';
import type { TrainTask } from './plan.ts';

// A thread of a training.

serve<TrainTask, Knowledge>(learnFrom);
