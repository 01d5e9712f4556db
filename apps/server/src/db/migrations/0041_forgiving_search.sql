CREATE FUNCTION "search_folded"(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
-- One form of what sounds or looks alike: letters without their marks, katakana as hiragana, Korean
-- syllables as their letters, without apostrophes, other punctuation as spaces.
DECLARE
	folded text := regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f''`’‘ʼ´]', '', 'g');
	pair text[];
BEGIN
	folded := translate(folded, U&'\1100\1101\1102\1103\1104\1105\1106\1107\1108\1109\110a\110b\110c\110d\110e\110f\1110\1111\1112', 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
	folded := translate(folded, U&'\1161\1162\1163\1164\1165\1166\1167\1168\1169\116a\116b\116c\116d\116e\116f\1170\1171\1172\1173\1174\1175', 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ');
	folded := translate(folded, U&'\11a8\11a9\11aa\11ab\11ac\11ad\11ae\11af\11b0\11b1\11b2\11b3\11b4\11b5\11b6\11b7\11b8\11b9\11ba\11bb\11bc\11bd\11be\11bf\11c0\11c1\11c2', 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ');
	folded := translate(folded, 'ァアィイゥウェエォオカキクケコサシスセソタチッツテトナニヌネノハヒフヘホマミムメモャヤュユョヨラリルレロヮワヰヱヲンヵヶøđðłı', 'ぁあぃいぅうぇえぉおかきくけこさしすせそたちっつてとなにぬねのはひふへほまみむめもゃやゅゆょよらりるれろゎわゐゑをんゕゖoddli');
	-- Letters of two parts are typed one after the other; ä is also written ae.
	FOREACH pair SLICE 1 IN ARRAY array[
		['ㄳ', 'ㄱㅅ'], ['ㄵ', 'ㄴㅈ'], ['ㄶ', 'ㄴㅎ'], ['ㄺ', 'ㄹㄱ'], ['ㄻ', 'ㄹㅁ'], ['ㄼ', 'ㄹㅂ'], ['ㄽ', 'ㄹㅅ'], ['ㄾ', 'ㄹㅌ'], ['ㄿ', 'ㄹㅍ'], ['ㅀ', 'ㄹㅎ'], ['ㅄ', 'ㅂㅅ'], ['ㅘ', 'ㅗㅏ'], ['ㅙ', 'ㅗㅐ'], ['ㅚ', 'ㅗㅣ'], ['ㅝ', 'ㅜㅓ'], ['ㅞ', 'ㅜㅔ'], ['ㅟ', 'ㅜㅣ'], ['ㅢ', 'ㅡㅣ'], ['ß', 'ss'], ['æ', 'ae'], ['œ', 'oe'], ['ae', 'a'], ['oe', 'o'], ['ue', 'u']
	] LOOP
		folded := replace(folded, pair[1], pair[2]);
	END LOOP;
	folded := regexp_replace(folded, '[\s.,:;!?¡¿()"“”„«»‹›…·・、。「」『』〈〉《》【】〜~–—‐-]+', ' ', 'g');
	RETURN trim(normalize(folded, NFC));
END $$;--> statement-breakpoint
CREATE FUNCTION "search_initials"(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	-- Korean by the first consonants of its syllables; nothing where there is none.
	SELECT CASE WHEN words ~ '[가-힣]' THEN
		translate(regexp_replace(normalize(lower(words), NFKD), '[\u1161-\u1175\u11a8-\u11c2]', '', 'g'),
			U&'\1100\1101\1102\1103\1104\1105\1106\1107\1108\1109\110a\110b\110c\110d\110e\110f\1110\1111\1112', 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ')
	ELSE '' END
$$;--> statement-breakpoint
CREATE FUNCTION "search_spread"(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	-- Chinese characters and kana one by one, each a word; nothing where there is none.
	SELECT CASE WHEN words ~ '[\u3005-\u3007\u3041-\u30ff\u3400-\u9fff]' THEN
		trim(regexp_replace(
			regexp_replace(words, '([\u3005-\u3007\u3041-\u30ff\u3400-\u9fff])', ' \1 ', 'g'), '\s+', ' ', 'g'))
	ELSE '' END
$$;--> statement-breakpoint
DROP INDEX "content_search";--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "search_forms" text GENERATED ALWAYS AS (' ' || search_folded(search_text) || ' ' || replace(search_folded(search_text), ' ', '') || ' ' || search_initials(search_text) || ' ' || replace(search_initials(search_text), ' ', '') || ' ' || search_spread(search_folded(search_text)) || ' ') STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "content_search" ON "content" USING gin (search_forms gin_trgm_ops);