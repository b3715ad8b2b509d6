/** On top of the style of all pages: sheets in the colors of the console, one for each request. */
export const waiverLinkStyle = `
:root { --sheet: light-dark(#fff, #1b1d21); --edge: light-dark(#e2e2de, #30343a); --field: light-dark(#8b8d92, #757a83); --accent: light-dark(#1f5fbf, #8ab4f8); --quiet: light-dark(#5d6066, #a3a7ae); --wrong: light-dark(#a8201a, #ff9d9d); --good: light-dark(#00602b, #7fe0a6); }
html { background: light-dark(#f7f7f5, #141518); color: light-dark(#1c1d1f, #ececee); scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
header { border: 0; color: var(--quiet); font-weight: 600; }
header p, main { max-width: 46rem; margin: 0 auto; padding: .8rem 1.25rem; }
main { padding-bottom: 4rem; }
h1 { font-size: 1.6rem; margin: .75rem 0 .5rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .5rem; }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
summary h3 { display: inline; margin: 0; }
h4 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
p { margin: .5rem 0; }
ul, ol { margin: .5rem 0; padding-left: 1.3rem; }
li { margin: .25rem 0; }
.request, .sheet { border: 1px solid var(--edge); border-radius: .5rem; background: var(--sheet); padding: 1.25rem; margin: 1.25rem 0; }
.quiet, .hint { color: var(--quiet); }
.hint { font-size: .92rem; margin: 0; }
.status { font-weight: 600; }
.done { border-left: .3rem solid var(--good); padding: .5rem .8rem; background: var(--faint); font-weight: 600; }
.sandbox { border: 1px solid var(--line); border-radius: .4rem; padding: .5rem .8rem; }
.errors { border: 2px solid var(--wrong); border-radius: .4rem; padding: .75rem 1rem; margin: 1rem 0; }
.errors h2 { font-size: 1.1rem; }
.errors a, .error { color: var(--wrong); font-weight: 600; }
.error { margin: 0; }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .75rem 0; }
dl.facts dt { margin: 0; font-weight: 400; color: var(--quiet); }
dl.facts dd { margin: 0; }
dl.facts .amount { font-size: 1.25rem; line-height: 1.3; font-weight: 700; }
blockquote { margin: .25rem 0 0; padding: .25rem 0 .25rem .8rem; border-left: .2rem solid var(--edge); white-space: pre-line; }
figure { margin: .75rem 0; }
details { margin: .75rem 0; border-top: 1px solid var(--edge); padding-top: .5rem; }
summary { cursor: pointer; padding: .55rem 0; font-weight: 600; }
.form-text { border: 1px solid var(--edge); border-radius: .4rem; padding: .5rem 1rem 1rem; margin: .5rem 0; font-family: "Times New Roman", Tinos, Georgia, serif; background: light-dark(#fdfdfb, #202227); }
.form-text .notice { border: 1px solid currentColor; padding: .5rem .7rem; font-weight: 700; font-size: 1.06rem; }
.form-text h4, .form-text h5, .form-text .caption { text-align: center; }
.form-text h5 { font-size: 1rem; margin: 1rem 0 .25rem; }
.form-text .caption { font-style: italic; }
.form-text .indented { margin-left: 1.1rem; }
.form-text dl { margin: .5rem 0; }
.form-text dt { font-weight: 400; margin-top: .4rem; }
.form-text dd { margin: 0; }
.filled { text-decoration: underline; text-underline-offset: .15em; }
.blank { display: inline-block; min-width: 7em; border-bottom: 1px solid currentColor; }
.blank span, .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.blank { position: relative; line-height: 1.15; }
.circled { border: 1px solid currentColor; border-radius: 1em; padding: 0 .4em; }
.lines { list-style: none; padding: 0; }
.lines li { display: flex; flex-wrap: wrap; gap: 0 .5rem; align-items: end; }
.lines .blank, .lines .filled { flex: 1 1 8em; }
.ink { font-style: italic; }
form { justify-items: stretch; gap: .9rem; margin: 1rem 0; max-width: 32rem; }
.field { display: grid; gap: .25rem; }
label, legend { font-weight: 600; }
fieldset { border: 1px solid var(--edge); border-radius: .4rem; padding: .75rem 1rem; margin: 0; display: grid; gap: .75rem; min-width: 0; }
input, select, textarea { font: inherit; width: 100%; padding: .6rem .75rem; border-radius: .4rem; border: 1px solid var(--field); background: transparent; color: inherit; }
select { background: var(--sheet); }
textarea { min-height: 5.5rem; resize: vertical; }
[aria-invalid="true"] { border-color: var(--wrong); border-width: 2px; }
.choice { display: grid; grid-template-columns: 1.6rem 1fr; gap: .5rem; align-items: start; font-weight: 400; padding: .35rem 0; }
.choice input { width: 1.35rem; height: 1.35rem; margin: .1rem 0 0; padding: 0; accent-color: var(--accent); }
button { font: inherit; font-weight: 600; padding: .75rem 1.1rem; min-height: 2.75rem; border-radius: .4rem; border: 1px solid var(--field); background: transparent; color: inherit; }
button[type="submit"] { background: var(--accent); color: light-dark(#fff, #10233f); border-color: transparent; }
button.other[type="submit"] { background: transparent; color: inherit; border-color: var(--field); margin-bottom: 1rem; }
button.careful[type="submit"] { background: transparent; color: var(--wrong); border-color: currentColor; }
button:disabled { opacity: .7; cursor: default; }
.pad canvas { display: block; width: 100%; max-width: 36rem; aspect-ratio: 3; border: 1px solid var(--field); border-radius: .4rem; background: #fff; touch-action: none; cursor: crosshair; }
.pad button { margin-top: .5rem; }
.typed { font: italic 1.5rem/1.3 "Times New Roman", Tinos, Georgia, serif; margin: 0; min-height: 1.3em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[tabindex="-1"]:focus { outline: none; }
[hidden] { display: none !important; }
@media (max-width: 26rem) {
  header p, main { padding-left: .75rem; padding-right: .75rem; }
  .request, .sheet { padding: 1rem .8rem; }
  .form-text { padding: .25rem .7rem .75rem; }
  form button[type="submit"] { width: 100%; }
}
@media (max-width: 21rem) {
  dl.facts { grid-template-columns: 1fr; gap: 0; }
  dl.facts dd { margin-bottom: .5rem; }
}
`;
