import { expect, it } from 'vitest'
import { downloadHeaders } from './download-headers.ts'

it.each([
  ['../../etc/passwd', 'attachment; filename="etc passwd.xlsx"; filename*=UTF-8\'\'etc%20passwd.xlsx'],
  ['قائمة', 'attachment; filename="_____.xlsx"; filename*=UTF-8\'\'%D9%82%D8%A7%D8%A6%D9%85%D8%A9.xlsx'],
  ['a"b\r\nX: y.xlsx', 'attachment; filename="a b X y.xlsx"; filename*=UTF-8\'\'a%20b%20X%20y.xlsx'],
  ['...', 'attachment; filename="export.xlsx"; filename*=UTF-8\'\'export.xlsx'],
])('saves %j under a safe name', (fileName, header) => {
  expect(downloadHeaders(fileName)['Content-Disposition']).toBe(header)
})
