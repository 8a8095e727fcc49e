// Every route of the product API: what each file named *-calls.ts exports as `routes`.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from 'portal-engine/sandbox/calls/call.ts'

const folder = import.meta.dirname
const files = globSync('**/*-calls.ts', { cwd: folder }).toSorted()
const modules = await Promise.all(
  files.map((file) => import(join(folder, file)) as Promise<{ routes: readonly Route[] }>),
)

export const routes: readonly Route[] = modules.flatMap((each) => each.routes)
