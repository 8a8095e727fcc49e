// What does not fit: the page's sideways scroll, what is beyond the window's edge, and controls that lie over one another.
import type { Page } from '@playwright/test'

/** One sentence for each thing that does not fit, of the header unless another part of the page is named. */
export const beyondEdge = (page: Page, part = 'header'): Promise<string[]> =>
  page.evaluate((selector) => {
    const beyond = document.documentElement.scrollWidth - innerWidth
    const controls = [...document.querySelectorAll(`:is(${selector}) :is(a, button)`)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({
        name: control.getAttribute('aria-label') ?? control.textContent,
        box: control.getBoundingClientRect(),
      }))
    const outside = controls.filter(({ box }) => box.right > innerWidth + 1 || box.left < -1)
    const overlaps = controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1 &&
            box.top < one.box.bottom - 1 &&
            one.box.top < box.bottom - 1,
        )
        .map(({ name }) => `"${one.name}" and "${name}" overlap`),
    )
    const widest = [...document.querySelectorAll('body *')].findLast(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
    )
    return [
      ...(beyond > 0 ? [`${beyond} px beyond the edge: "${widest?.textContent.slice(0, 60)}"`] : []),
      ...outside.map(({ name }) => `"${name}" is cut off`),
      ...overlaps,
    ]
  }, part)
