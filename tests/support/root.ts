// The checkout's folder: of the engine, of this project's portal and of these tests.
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
