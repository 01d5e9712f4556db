import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanLine, cleanPosition, cleanProse } from './clean-text.ts';

it.each([
  ['  Ann \n\t Lee ', 'Ann Lee'],
  ['A\u0000n\u001bn\u0085', 'Ann'],
  ['\u202egpj.exe\u2066\ufeff', 'gpj.exe'],
  ['🙂'.repeat(300), '🙂'.repeat(200)],
  [`${' '.repeat(1595)}abcd${'🙂'.repeat(9)}`, 'abcd�'],
  // What joins letters of Indic scripts and emoji is no steering character.
  ['क्‍ष 👩‍💻', 'क्‍ष 👩‍💻'],
])('shows the line %j as %j', (written, shown) => expect(cleanLine(written)).toBe(shown));

/** Of single code units, halves of pairs among them; those below 128 often. */
const unit = fc.oneof(fc.integer({ min: 0, max: 127 }), fc.integer({ min: 0, max: 0xff_ff }));
const codes = fc.array(unit, { maxLength: 60 }).map((units) => String.fromCharCode(...units));

it('gives text of any origin a form that can be stored, no longer than asked', () => {
  fc.assert(
    fc.property(codes, fc.integer({ min: 1, max: 30 }), (text, most) => {
      for (const clean of [cleanLine(text, most), cleanProse(text, most)]) {
        expect(clean.isWellFormed()).toBe(true);
        expect([...clean].length).toBeLessThanOrEqual(most);
        // Tabs and ends of lines aside.
        expect(clean.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
      }
    }),
  );
});

it.each([
  ['<p>One</p><p>Two<br/>three</p>', 'One\nTwo\nthree'],
  ['a &lt;b&gt; &amp;amp; c', 'a <b> &amp; c'],
  ['One\r\n\r\n\r\n\r\nTwo', 'One\n\nTwo'],
  ['1 < 2', '1 < 2'],
  ['<script src="x">alert(1)</script>', 'alert(1)'],
])('reads the prose %j as %j', (written, shown) => expect(cleanProse(written)).toBe(shown));

it.each([
  ['2', '2'],
  ['02.0', '2'],
  ['2.50', '2.50'],
  ['2.1.3', '2.1.3'],
  ['0', '0'],
  ['-1', ''],
  ['1e9', ''],
  ['Annual 2', ''],
  ['123456', ''],
])('reads the position %j as %j', (written, shown) => expect(cleanPosition(written)).toBe(shown));
