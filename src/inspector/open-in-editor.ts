// Asks the development server to open a line in the editor that is running (LAUNCH_EDITOR names another).
import type { Place } from '#manifest/problem.ts'

export interface At {
  place: Place
  /** Where the manifests lie on this machine. */
  folder: string
}

/** Undefined when it was asked for, else what went wrong. */
export async function openInEditor({ place, folder }: At): Promise<string | undefined> {
  const file = `${place.file.replace(/^config/, folder)}:${place.line}:${place.column}`
  const response = await fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`)
  return response.ok ? undefined : `The editor could not be opened: ${await response.text()}`
}
