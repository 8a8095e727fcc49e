// Years of the past that scenarios may repeat.
import { getPastYear } from '#api/accounts/past-year.ts'
import { ErrorResponse, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { pastYears } from '#product-api/market/past-years.ts'

export const routes: Route[] = [
  route(getPastYear, (_, { params }) => {
    const pastYear = pastYears.find(({ year }) => String(year) === params.year)
    if (!pastYear) throw new ErrorResponse(404, 'No figures of this year')
    return pastYear
  }),
]
