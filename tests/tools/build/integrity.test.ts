import { describe, expect, it } from 'vitest'
import { withIntegrity } from '#tools/build/integrity.ts'

const page =
  '<script type="importmap" nonce="N">{"imports":{"/assets/form-STAYSFOR.js":"/assets/form-11111111.js"}}</script>' +
  '<script type="module" crossorigin src="/assets/portal-22222222.js"></script>' +
  '<link rel="stylesheet" crossorigin href="/assets/portal-33333333.css">'
// openssl dgst -sha384 -binary | base64
const ofEmpty = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb'
const ofAbc = 'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn'
const read = (address: string) => Buffer.from(address.includes('portal') ? '' : 'abc')

describe('The page of a build with integrity', () => {
  const html = withIntegrity(page, ['/assets/form-11111111.js', '/assets/portal-22222222.js'], read)

  it('has the hash of each file that it names', () => {
    expect(html).toContain(`src="/assets/portal-22222222.js" integrity="${ofEmpty}">`)
    expect(html).toContain(`href="/assets/portal-33333333.css" integrity="${ofEmpty}">`)
  })

  it('has the hashes of all other scripts in its import map', () => {
    const map = /importmap" nonce="N">(.*?)<\/script>/.exec(html)![1]!
    expect(JSON.parse(map)).toEqual({
      imports: { '/assets/form-STAYSFOR.js': '/assets/form-11111111.js' },
      integrity: { '/assets/form-11111111.js': ofAbc, '/assets/portal-22222222.js': ofEmpty },
    })
  })
})
