// The calls of an instruction for each month: list, set up, change, pause, resume, cancel. None is open to viewers.
import type { Route } from '../../call.ts'

export type InstructionAnswers = Record<
  'list' | 'setUp' | 'change' | 'pause' | 'resume' | 'cancel',
  Route['answer']
>

export function instructionRoutes(path: string, answers: InstructionAnswers): Route[] {
  const one = `${path}/:id`
  const routes: Omit<Route, 'isOpenToViewers'>[] = [
    { method: 'GET', path, answer: answers.list },
    { method: 'POST', path, answer: answers.setUp },
    { method: 'PUT', path: one, answer: answers.change },
    { method: 'POST', path: `${one}/pause`, answer: answers.pause },
    { method: 'POST', path: `${one}/resume`, answer: answers.resume },
    { method: 'POST', path: `${one}/cancel`, answer: answers.cancel },
  ]
  return routes.map((route) => ({ ...route, isOpenToViewers: false }))
}
