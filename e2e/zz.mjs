import { chromium } from '@playwright/test'
import { readFileSync, readdirSync } from 'node:fs'
import { chromiumSwitches } from '../scripts/chromium-switches.ts'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: chromiumSwitches })
const cpu = () => { const o = {}; for (const p of readdirSync('/proc')) { if (!/^\d+$/.test(p)) continue; try { const a = readFileSync(`/proc/${p}/cmdline`, 'utf8'); if (!a.includes('chromium') && !a.includes('server/src/app/main')) continue; const s = readFileSync(`/proc/${p}/stat`, 'utf8'); const f = s.slice(s.lastIndexOf(')') + 2).split(' '); const k = a.includes('main.ts') ? 'server' : /type=(\w+)/.exec(a)?.[1] ?? 'browser'; o[k] = (o[k] ?? 0) + (+f[11] + +f[12]) / 100 } catch {} } return o }
const token = async (email) => { const r = await fetch('http://127.0.0.1:4900/v1/authentication', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ strategy: 'local', email, password: 'brigade-demo' }) }); return (await r.json()).accessToken }
const d = (x, y) => Object.fromEntries(Object.keys(y).map((k) => [k, +(y[k] - (x[k] ?? 0)).toFixed(2)]))
  const ctx = await browser.newContext({ baseURL: 'http://127.0.0.1:4900', viewport: { width: 1280, height: 800 } })
  const page = await ctx.newPage()
  let n = 0; page.on('request', () => n++); page.on('pageerror', (e) => console.log(e))
  await page.goto('/robots.txt')
  await page.evaluate((t) => localStorage.setItem('brigade-token', t), await token('manager@hotel.demo'))
for (const path of ['/orders/list','/orders/list','/orders/list','/orders/list','/settings','/settings','/settings', '/staff', '/staff','/staff','/menu','/menu','/menu','/tables/request','/tables/request','/tables/request']) {
  const b = cpu(); n = 0
  await page.goto(path); await page.waitForTimeout(3000)
  const a = cpu()
  console.log(path, n, JSON.stringify(d(b, a)), Object.values(d(b, a)).reduce((x, y) => x + y).toFixed(2))
}
await browser.close()
