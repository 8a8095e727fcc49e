// Names that people give their devices. Pure.

/** Longest name, in characters. */
export const DEVICE_NAME_MOST = 40

/** What is wrong with this name? */
export function problemOfDeviceName(text: string): string | undefined {
  const name = text.trim()
  if (name === '') return 'Enter a name'
  return name.length > DEVICE_NAME_MOST ? `Enter ${DEVICE_NAME_MOST} characters or fewer` : undefined
}
