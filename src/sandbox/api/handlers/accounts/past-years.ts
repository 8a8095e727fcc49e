// Years of the past that scenarios may repeat.
import { ok, Refusal, type Route } from '../../call.ts'
import { pastYears } from '../../seed/past-years.ts'

export const pastYearRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/past-years/:year',
    isOpenToViewers: false,
    answer({ params }) {
      const found = pastYears.find(({ year }) => String(year) === params['year'])
      if (!found) throw new Refusal(404, 'No figures of this year')
      return ok(found)
    },
  },
]
