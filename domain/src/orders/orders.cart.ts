/** A comment on a line: letters, digits, period, comma (the Arabic one too) and space; others are taken out. (spec 1, §5) */
export function cleanComment(comment: string): string {
  return comment.replaceAll(/[^\p{L}\p{M}\p{N}.,، ]/gu, '').trim()
}
