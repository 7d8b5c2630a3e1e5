/** One message of a stream of Server-Sent Events, before its data is read. */
export interface Frame {
  readonly event: string;
  readonly data: string;
  readonly id: number | null;
}

/** Reads Server-Sent Events from text that comes in pieces of any size. */
export class FrameReader {
  #rest = '';

  /** The messages that are whole now; half a message waits for its other half. */
  read(text: string): Frame[] {
    const parts = (this.#rest + text).split('\n\n');
    this.#rest = parts.pop() ?? '';
    return parts.flatMap((part) => readFrame(part) ?? []);
  }
}

/** Null for comments and for `retry` alone. */
function readFrame(text: string): Frame | null {
  let [event, data, id]: [string, string | null, number | null] = ['message', null, null];
  for (const line of text.split('\n')) {
    const colon = line.indexOf(': ');
    const value = line.slice(colon + 2);
    if (line.startsWith('data: ')) data = data === null ? value : `${data}\n${value}`;
    else if (line.startsWith('event: ')) event = value;
    else if (line.startsWith('id: ')) id = Number(value);
  }
  return data === null ? null : { event, data, id };
}
