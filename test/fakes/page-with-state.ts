const stream =
  "window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());";

/**
 * A page as React Router writes it, with its data for the application and a late start.
 * @param data a line of its stream
 * @param words what stands in it
 */
export const pageWithState = (data: string, words = "words"): string =>
  `<main>${words}</main><script>window.__reactRouterContext = {"ssr":true};${stream}</script>` +
  `<script data-boot type="application/json">{"entry":"/a.js"}</script>` +
  `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(data)});</script><!--$-->` +
  `<script>window.__reactRouterContext.streamController.close();</script>`;
