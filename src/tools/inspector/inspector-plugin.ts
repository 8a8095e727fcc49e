// Vite plugin: answers the inspector's requests on the development server. It never runs in a build.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import type { EditableRequest } from '#inspector/edit/editing.ts'
import type { Change, LastStep, MakingRequest } from '#inspector/make/making.ts'
import type { InspectionRequest } from '#inspector/inspection.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { SourcePosition } from '#manifest/problem.ts'
import { configFolder } from '../config-folder.ts'
import { knownReleases } from '../portal/code/releases.ts'
import { personOf } from './from-code.ts'
import { inspect } from './inspection.ts'
import { personaTable } from './persona-table.ts'
import { branchOffer, openBranch } from './branch.ts'
import { ConfigChanges } from './config-changes.ts'
import { editableAt } from './editable.ts'
import { openInEditor } from '../build/editor.ts'
import { servedFolder } from '../build/manifest-plugin.ts'
import { refusal } from '../build/own-page.ts'
import { UndoStack } from './undo-stack.ts'

/** Answers what was sent as JSON. An error is shown to the person who asked. */
type Answer = (asked: never, server: string) => unknown

export function inspectorPlugin(): Plugin {
  let resolved: Resolved | undefined
  let isStale = true
  const current = (): Resolved => {
    if (isStale) {
      isStale = false
      resolved = servedFolder().resolved
    }
    if (!resolved) throw new Error('The manifests have problems; mend them first.')
    return resolved
  }
  const done = new UndoStack()
  const changes = new ConfigChanges(done)
  /** A new screen loads the page again before all of it is written. */
  let writing: Promise<unknown> = Promise.resolve()
  /** What is asked next is about what was written, even before the watcher has seen it. */
  const afterwards = <T>(answer: T): T => {
    isStale = true
    return answer
  }
  const answers: Record<string, Answer> = {
    inspect: ({ facts, subject }: InspectionRequest) => inspect(current(), facts, subject),
    code: ({ code }: { code: string }) => {
      const { manifest, resolved: served } = servedFolder()
      if (!manifest || !served) throw new Error('The manifests have problems; mend them first.')
      return personOf(
        code,
        knownReleases({ config: configFolder(), compiled: { manifest, resolved: served } }),
      )
    },
    table: () => personaTable(current()),
    editable: (asked: EditableRequest) => editableAt(current(), asked),
    undo: () => afterwards(changes.undo()),
    undoable: async (): Promise<LastStep> => {
      await writing
      return { undoable: done.length, files: done.lastFiles }
    },
    making: (asked: MakingRequest) => changes.making(current(), asked),
    plan: (change: Change) => changes.plan(change),
    write: async (asked: { change: Change; version: string }) => {
      const written = changes.write(asked)
      writing = written.catch(() => {})
      return afterwards(await written)
    },
    branch: () => branchOffer(done.paths),
    'open-branch': ({ title }: { title: string }) => openBranch(title, done.paths),
    open: (position: SourcePosition, server) => openInEditor(position, server),
  }
  return {
    name: 'portal-inspector',
    apply: 'serve',
    configureServer({ watcher, middlewares }) {
      const changed = (path: string) => {
        if (path.startsWith(configFolder())) isStale = true
      }
      for (const event of ['change', 'add', 'unlink'] as const) watcher.on(event, changed)
      for (const [name, answer] of Object.entries(answers))
        middlewares.use(`/__portal/${name}`, (request, response) => void reply(request, response, answer))
    },
  }
}

async function reply(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const refused = refusal(request)
  if (refused !== undefined) {
    response.writeHead(403).end(refused)
    return
  }
  try {
    const asked = JSON.parse(await text(request)) as never
    const data = await answer(asked, `http://${request.headers.host}`)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(data ?? null))
  } catch (error) {
    response.statusCode = 400
    response.end(error instanceof Error ? error.message : String(error))
  }
}
