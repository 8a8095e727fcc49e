// The browsers beside Chromium that are on this machine, ready to be started.
import { findFirefox, findWebKit } from '#tools/test/engines.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'
import type { Engine } from './engine.ts'

interface Installed {
  name: string
  start(): Promise<Engine>
  /** With text of twice the usual size, where a browser can be started so: the small browser of WebKitGTK cannot. */
  startLarge?(): Promise<Engine>
}

const [firefox, webkit] = [findFirefox(), findWebKit()]

export const installed: Installed[] = []
if (firefox !== undefined)
  installed.push({
    name: 'Firefox',
    start: () => startFirefox(firefox, 16),
    startLarge: () => startFirefox(firefox, 32),
  })
if (webkit !== undefined) installed.push({ name: 'WebKit', start: () => startWebKit(webkit) })
