import type { Face } from '@overtrick/api';
import { useId, useState } from 'react';
import { FacePicture } from '../look/faces/FacePicture.tsx';
import { FACES, lookOf } from '../look/faces/look.ts';
import { useSay } from '../words/SayContext.tsx';
import { F, FACE_NAMES } from './faceWords.ts';
import '../parts/fields.css';
import './face.css';

type FaceFieldProps = {
  /** What a face follows from where none is chosen. */
  readonly of: string;
  readonly face: Face | null;
  readonly onChange: (face: Face | null) => void;
};

/** The faces to choose from, each on the ground that this person has. */
export function FaceField({ of, face, onChange }: FaceFieldProps) {
  const say = useSay();
  const group = useId();
  // It is worn at once; a server hears of it a moment later.
  const [chosen, setChosen] = useState<Face | null | undefined>();
  const worn = chosen === undefined ? face : chosen;
  const choices = [null, ...FACES];
  return (
    <fieldset className="field">
      <legend>{say(F.title)}</legend>
      <p className="field-about">{say(F.about)}</p>
      <div className="face-choices">
        {choices.map((each) => (
          <label key={each ?? 'none'} className="face-choice">
            <input
              type="radio"
              name={group}
              aria-label={each ? say(FACE_NAMES[each]) : say(F.byName)}
              checked={each === worn}
              onChange={() => {
                setChosen(each);
                onChange(each);
              }}
            />
            <FacePicture look={lookOf(of, each)} />
            {each === null && <small aria-hidden="true">{say(F.byName)}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
