import { get } from "node:http";

/** Thousands of bytes of an answer, head and all, as it is sent to a browser; each file is asked for once. */
export function bytesFrom(origin: string) {
  const known = new Map<string, Promise<number>>();
  const ask = (path: string, status: number) =>
    new Promise<number>((resolve, reject) => {
      get(origin + path, { headers: { "Accept-Encoding": "br" } }, (answer) => {
        if (answer.statusCode !== status) reject(new Error(`${path} answers ${answer.statusCode}`));
        // A line for each name and value, a status line before them.
        let bytes = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 17);
        answer.on("data", (part: Buffer) => (bytes += part.length));
        answer.on("end", () => resolve(bytes / 1000));
        answer.on("error", reject);
      }).on("error", reject);
    });
  return (path: string, status = 200): Promise<number> => {
    const bytes = known.get(path) ?? ask(path, status);
    known.set(path, bytes);
    return bytes;
  };
}
