/** The entry of the worker thread whose clients send forms slowly, or hold files back before their end. */
import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

export type Senders = {
  readonly port: number;
  readonly count: number;
  readonly sends: "drops" | "files";
};

const { port, count, sends } = workerData as Senders;
const fileBytes = 48 * 1024 * 1024;
const dropMs = 500;

const heads = {
  drops: `POST /contact HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n`,
  files: `POST /share-your-story HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${fileBytes}\r\n`,
};
const starts = {
  drops: "name=",
  files: `--b\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
};

for (let at = 0; at < count; at += 1) {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  // The status of the first answer, which a page of refusal has.
  socket.once("data", (data) => parentPort!.postMessage(String(data).slice(9, 12)));
  // A network of its own.
  const network = `X-Forwarded-For: 10.${at % 250}.${Math.floor(at / 250)}.1\r\n`;
  socket.write(`${heads[sends]}Host: localhost\r\n${network}\r\n${starts[sends]}`);
  if (sends === "drops") setInterval(() => socket.write("a"), dropMs);
  else socket.write(Buffer.alloc(fileBytes * 0.99, "a"));
}
