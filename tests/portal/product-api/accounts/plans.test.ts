// Plans saved for an account: names, limits, and whose they are.
import { describe, expect, it } from 'vitest'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const path = '/api/portfolios/A-U-20002-1/plans'
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const plan = {
  name: 'More each month',
  asked: { lump: 0, monthly: 250, years: 20, risk: 5 },
  fall: null,
}

function openPlans() {
  const { send } = openSandbox()
  const put = (n: number, body: unknown, caller: Caller = people.amelia) =>
    send(caller, 'PUT', `${path}/${idOf(n)}`, body)
  const names = () =>
    (send(people.amelia, 'GET', path).body as { plans: { name: string }[] }).plans.map(({ name }) => name)
  return { send, put, names }
}

describe('Saved plans of an account', () => {
  it('are none at first, and listed by name', () => {
    const { put, names, send } = openPlans()
    expect(names()).toEqual([])
    put(1, plan)
    put(2, { ...plan, name: ' at risk level 7 ' })
    expect(names()).toEqual(['at risk level 7', 'More each month'])
    expect(send(people.amelia, 'GET', path).body).toMatchObject({
      plans: [{ id: idOf(2) }, { id: idOf(1), ...plan }],
    })
  })

  it('are saved once however often they are sent, renamed, removed and brought back', () => {
    const { put, names, send } = openPlans()
    put(1, plan)
    put(1, plan)
    expect(names()).toEqual(['More each month'])
    put(1, { ...plan, name: 'Less' })
    expect(names()).toEqual(['Less'])
    expect(send(people.amelia, 'DELETE', `${path}/${idOf(1)}`).status).toBe(204)
    expect(send(people.amelia, 'DELETE', `${path}/${idOf(1)}`).status).toBe(204)
    expect(names()).toEqual([])
    put(1, plan)
    expect(names()).toEqual(['More each month'])
  })

  it('replace what was read, and no other in silence: of two that began from one, the second is refused', () => {
    const { put, names, send } = openPlans()
    expect(put(1, { ...plan, replaces: null }).status).toBe(200)
    const early = { ...plan, name: 'Early', replaces: plan }
    const late = { ...plan, name: 'Late', replaces: plan }
    expect(put(1, early).status).toBe(200)
    expect(put(1, early).status).toBe(200)
    expect(put(1, late)).toMatchObject({ status: 409, body: { reason: 'changed', isGone: false } })
    expect(put(1, { ...plan, name: 'New', replaces: null }).status).toBe(409)
    expect(names()).toEqual(['Early'])
    send(people.amelia, 'DELETE', `${path}/${idOf(1)}`)
    expect(put(1, late)).toMatchObject({ status: 409, body: { reason: 'changed', isGone: true } })
    expect(names()).toEqual([])
    expect(put(1, { ...late, replaces: null }).status).toBe(200)
  })

  it.each([
    ['no name', { name: ' ' }, 400, 'name: Too small: expected string to have >=1 characters'],
    ['a long name', { name: 'x'.repeat(61) }, 400, 'name: Too big: expected string to have <=60 characters'],
    ['a name that is taken', { name: 'more EACH month ' }, 422, 'Another saved plan has this name'],
  ])('refuse %s', (_what, change, status, message) => {
    const { put } = openPlans()
    put(1, plan)
    expect(put(2, { ...plan, ...change })).toMatchObject({ status, body: { message } })
  })

  it('are twenty at most', () => {
    const { put } = openPlans()
    for (let n = 1; n <= 20; n += 1) expect(put(n, { ...plan, name: `Plan ${n}` }).status).toBe(200)
    expect(put(21, plan)).toMatchObject({
      status: 422,
      body: { message: 'Only 20 plans can be saved for an account' },
    })
    expect(put(20, { ...plan, name: 'Another name' }).status).toBe(200)
  })

  it.each([
    ['more years than can be asked for', { asked: { ...plan.asked, years: 41 } }],
    ['a risk level that does not exist', { asked: { ...plan.asked, risk: 8 } }],
    ['half a pound', { asked: { ...plan.asked, monthly: 0.5 } }],
    ['a fall that nobody has heard of', { fall: '90' }],
    ['no plan', { asked: undefined }],
  ])('refuse %s', (_what, change) => {
    expect(openPlans().put(1, { ...plan, ...change }).status).toBe(400)
  })

  it('are the account’s, and closed to other people and to viewers', () => {
    const { put, send } = openPlans()
    expect(put(1, plan, people.ben).status).toBe(404)
    const viewer = { ...people.isla, clientId: 'C-30007' }
    expect(send(viewer, 'GET', '/api/portfolios/A-C-30007-1/plans').status).toBe(403)
    const delegate = { ...people.grace, clientId: 'C-30003' }
    expect(send(delegate, 'PUT', `/api/portfolios/A-C-30003-1/plans/${idOf(1)}`, plan).status).toBe(200)
  })
})
