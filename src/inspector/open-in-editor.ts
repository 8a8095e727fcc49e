// Asks the development server to open a line in the editor that is running (LAUNCH_EDITOR names another).
import type { SourcePosition } from '#manifest/problem.ts'

export interface At {
  position: SourcePosition
  /** Where the manifests lie on this machine. */
  folder: string
}

/** Undefined when it was asked for, else what went wrong. */
export async function openInEditor({ position, folder }: At): Promise<string | undefined> {
  const file = `${position.file.replace(/^config/, folder)}:${position.line}:${position.column}`
  const response = await fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`)
  return response.ok ? undefined : `The editor could not be opened: ${await response.text()}`
}
