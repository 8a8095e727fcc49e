// Copies a text. Rejects where the browser has no clipboard, or does not allow it.

export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
