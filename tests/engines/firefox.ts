// Firefox by WebDriver BiDi.
import { launch } from 'puppeteer-core'
import type { Engine } from './engine.ts'

export async function startFirefox(executablePath: string, textSize: number): Promise<Engine> {
  const extraPrefsFirefox = { 'font.size.variable.x-western': textSize }
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox })
  const page = await browser.newPage()
  return {
    name: 'Firefox',
    version: (await browser.version()).replace('firefox/', ''),
    tab: {
      open: async (address) => void (await page.goto(address)),
      run: (body, ...given) =>
        page.evaluate(`(function(){${body}}).apply(null, ${JSON.stringify(given)})`) as never,
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewport({ width, height }),
    },
    close: () => browser.close(),
  }
}
