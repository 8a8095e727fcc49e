// WebKitGTK's own small browser by WebDriver, on a screen that nobody sees.
import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from '#tools/serve/free-port.ts'
import { until, type Engine, type Key } from './engine.ts'

/** W3C WebDriver, section 17.4.2: what keys are called. */
const keys: Record<Key, string> = { Enter: '\uE007', Home: '\uE011', End: '\uE010', ArrowDown: '\uE015' }

export async function startWebKit({ driver, browser }: { driver: string; browser: string }): Promise<Engine> {
  const port = await freePort()
  const display = `:${(port % 500) + 100}`
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  })
  const call = async <Answer>(path: string, body: object = {}, method = 'POST'): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: Answer & { message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`)
    return value
  }
  // Its toolbar would keep the window wider than a phone.
  const args = ['--automation', '--full-screen']
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: browser, args } }
  const { sessionId, capabilities } = await until('WebKit', () =>
    call<{ sessionId: string; capabilities: { browserVersion: string } }>('/session', {
      capabilities: { alwaysMatch },
    }),
  )
  const session = `/session/${sessionId}`
  const actions = (type: string, steps: object[]) =>
    call<void>(`${session}/actions`, { actions: [{ type, id: type, actions: steps }] })
  const type = (text: string) =>
    actions(
      'key',
      Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  return {
    name: 'WebKitGTK',
    version: capabilities.browserVersion,
    tab: {
      open: (url) => call(`${session}/url`, { url }),
      run: (script, ...given) => call(`${session}/execute/sync`, { script, args: given }),
      clickAt: (x, y) =>
        actions('pointer', [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      type,
      press: (key) => type(keys[key]),
      resize: async (width, height) =>
        void (await call(`${session}/window/rect`, { x: 0, y: 0, width, height })),
    },
    async close() {
      await call(session, {}, 'DELETE')
      stop(server)
      stop(screen)
    },
  }
}

const stop = (child: ChildProcess): boolean => child.kill()
