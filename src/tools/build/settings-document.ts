// The settings.json that start and preview serve: the sandbox's, or the file that PORTAL_SETTINGS names.
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSettings } from '#sandbox/config/settings.ts'
import { toolsOf } from '../product.ts'
import { sandboxUrl } from '../serve/ports.ts'

/** The text of the document, read each time so that an edited file is served. */
export function settingsText(): string {
  const file = process.env.PORTAL_SETTINGS
  return file === undefined || file === ''
    ? JSON.stringify(createSettings({ sandboxUrl, publicFlags: toolsOf().publicFlags }), null, 2)
    : readFileSync(file, 'utf8')
}

/** Answers GET /settings.json; leaves every other request to `next`. A file that cannot be read is a 404. */
export function serveSettings(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (request.url?.split('?')[0] !== '/settings.json') return next()
  try {
    const text = settingsText()
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(text)
  } catch {
    response.writeHead(404).end()
  }
}
