// How `portal doctor --sign-in --user` gets through the pages of a provider: forms of the kinds that providers have.
import { expect, test, type Page } from '@playwright/test'
import { leave, visit } from '#tools/doctor/provider-pages.ts'

const id = 'https://id.example'
const back = 'https://portal.example/signin-oidc'
const amelia = { user: 'amelia', password: 'secret' }

/** A provider of these pages by path; every address of the portal is an empty page. Who comes back has what was sent. */
async function serve(page: Page, pages: Record<string, string>): Promise<void> {
  await page.unrouteAll()
  await page.route('https://**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const body = origin === id ? pages[pathname] : ''
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body ?? ''}` })
  })
}

const formTo = (action: string, fields: string) =>
  `<form action="${action}">${fields}<button>Sign in</button></form>`

test('The doctor gets through the pages of a provider', async ({ page }) => {
  await test.step('gives name and password on one page', async () => {
    await serve(page, { '/in': formTo(back, '<input name="u"><input name="p" type="password">') })
    expect(await visit(page, `${id}/in`, back, amelia)).toBe(`${back}?u=amelia&p=secret`)
  })

  await test.step('gives them on two pages, and passes a consent with a box to tick', async () => {
    await serve(page, {
      '/in': formTo('/secret', '<input name="u" type="text">'),
      '/secret': formTo('/consent', '<input name="p" type="password">'),
      '/consent': `<form action="${back}"><button name="no">Cancel</button>
      <input type="checkbox" name="api"><button>Allow</button></form>`,
    })
    expect(await visit(page, `${id}/in`, back, amelia)).toBe(`${back}?api=on`)
  })

  await test.step('gets through a page that changes its look and not its address, with buttons that send no form', async () => {
    await serve(page, {
      '/in': `<main></main><script>
      const show = (text) => (document.querySelector('main').innerHTML = text)
      const button = (name, press) => '<button type="button" onclick="' + press + '">' + name + '</button>'
      const granted = () => {
        show(button('', ''))
        setTimeout(() => show(button('Logout', '') + button('Continue', "location = '${back}?code=1'")), 300)
      }
      const consent = () =>
        show(button('Continue', '') + '<input type="checkbox" id="box">' + button('Grant access', 'box.checked && granted()'))
      show('<form onsubmit="consent(); return false"><input><input type="password"><button>OK</button></form>')
    </script>`,
    })
    expect(await visit(page, `${id}/in`, back, amelia)).toBe(`${back}?code=1`)
  })

  await test.step('sends a password that is refused once, and says so', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await serve(page, {
      '/in': formTo('/again', '<input name="u"><input name="p" type="password">'),
      '/again': formTo('/locked', '<p>Wrong.</p><input name="u"><input name="p" type="password">'),
    })
    await expect(visit(page, `${id}/in`, back, amelia)).rejects.toThrow(
      `the provider asks for the password again at ${id}/again (“Sign in”): is it right?`,
    )
    expect(asked.filter((address) => address.includes('secret'))).toHaveLength(1)
  })

  await test.step('says at which page it stops, and what to do', async () => {
    await serve(page, { '/in': '<button type="button">Use your passkey</button>' })
    await expect(visit(page, `${id}/in?state=1`, back, amelia)).rejects.toThrow(
      `the forms of the provider are not the usual ones at ${id}/in (“Use your passkey”). Leave out --user, and sign in by hand`,
    )
  })

  await test.step('confirms a sign-out, and is back', async () => {
    await serve(page, {
      '/out': `<button type="button">Stay connected</button>
      <button type="button" onclick="location = 'https://portal.example/'">Logout</button>`,
    })
    expect(await leave(page, `${id}/out`, 'https://portal.example/', amelia)).toBe(true)
  })

  await test.step('does not take a provider’s page on the portal’s own origin for the way back', async () => {
    await serve(page, {})
    expect(await leave(page, 'https://portal.example/idp/out', 'https://portal.example/', amelia)).toBe(false)
  })
})
