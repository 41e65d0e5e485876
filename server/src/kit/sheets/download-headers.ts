const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Returns the headers of an xlsx file that is saved under this name. The name can contain anything, but adds no path,
 * no line break and no other header.
 */
export function downloadHeaders(fileName: string): Record<string, string> {
  const name = `${safeName(fileName)}.xlsx`
  const ascii = name.replaceAll(/[^\x20-\x7e]|["%\\]/g, '_')
  return {
    'Content-Type': xlsxType,
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(name)}`,
  }
}

function safeName(fileName: string): string {
  const plain = fileName
    .replace(/\.xlsx$/i, '')
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '')
  return plain.slice(0, 120).trim() || 'export'
}

function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
