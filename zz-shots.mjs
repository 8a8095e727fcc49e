import { chromium } from 'playwright'
import { launchOptions } from './src/tools/browser.ts'
const base='http://localhost:4190'
const out=process.argv[2]
const jobs=JSON.parse(process.argv[3])
const b=await chromium.launch(launchOptions())
for (const {who,pages,w,h=900,dark,first} of jobs){
  const c=await b.newContext({viewport:{width:w,height:h},colorScheme:dark?'dark':'light',locale:'en-GB',timezoneId:'Europe/London',deviceScaleFactor:1})
  const p=await c.newPage()
  const tag=`${who??'visitor'}-${w}${dark?'-dark':''}`
  try{
  if(who){
    await p.goto(base+'/myaccount')
    await p.getByLabel('Username').waitFor()
    await p.screenshot({path:`${out}/signin-${w}${dark?'-dark':''}.png`})
    await p.getByLabel('Username').fill(who)
    await p.getByLabel('Password').fill('sandbox')
    await p.getByRole('button',{name:'Sign in',exact:true}).click()
    await p.getByRole('main').getByRole('heading').first().waitFor()
    await p.waitForTimeout(1500)
    if(first) await p.screenshot({path:`${out}/${tag}-arrival.png`})
    const rej=p.getByRole('button',{name:'Reject all'}); if(await rej.count()) await rej.click().catch(()=>{})
    await p.keyboard.press('Escape')
  }
  for(const path of pages){
    await p.goto(base+path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(600)
    const hgt=await p.evaluate(()=>document.documentElement.scrollHeight)
    const name=path.replace(/[\/?=&]/g,'_')
    console.log(tag,path,hgt,(hgt/844).toFixed(2))
    await p.screenshot({path:`${out}/${tag}${name}.png`,fullPage:true})
  }
  }catch(e){console.log(tag,String(e).slice(0,300))}
  await c.close()
}
await b.close()
