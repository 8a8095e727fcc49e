/** Resolves after the browser has painted the last render: for code that should not delay it. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
