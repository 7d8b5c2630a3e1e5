import type { Presence } from '@overtrick/api';
import { FacePicture } from '../look/faces/FacePicture.tsx';
import { lookOf } from '../look/faces/look.ts';
import { useSay } from '../words/SayContext.tsx';
import { W } from './words.ts';

type VisitorsProps = { readonly visitors: Presence['visitors']; readonly me: string | null };

/** Who looks at the table and has no seat yet. */
export function Visitors({ visitors, me }: VisitorsProps) {
  const say = useSay();
  const others = visitors.filter(({ person }) => person !== me);
  return (
    <div className="visitors" role="status">
      {others.length > 0 && (
        <>
          <span>{say(W.visitors)}</span>
          {others.map(({ person, name, face }) => (
            <span key={person} className="visitor">
              <FacePicture look={lookOf(person, face)} />
              {name}
            </span>
          ))}
        </>
      )}
    </div>
  );
}
