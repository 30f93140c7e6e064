# Every target is self-contained: it installs missing dependencies, builds and runs.
.DEFAULT_GOAL := help
.PHONY: help bootstrap demo release install dist site bench performance letters symbols gallery lint-bench test test-installed check check-all oracle fuzz mutate \
  code-proof sanitize robustness format lint schemas usage pages pictures readme-pictures imported-screens docs record corpus clean

SOURCES := Sources Plugins Tests Package.swift Examples Benchmarks Fuzz
SECONDS ?= 60
PREFIX ?= /usr/local
DIORAMA ?= .build/release-static/diorama
# How the demo and the tests are built: whole modules at once, without optimization and lines for debuggers, which takes less of
# the processor's time than file by file as `make check` builds, whose next build after a change is the quicker one. Each has a
# folder of its own.
WHOLE := -c release --scratch-path .build/whole -Xswiftc -Onone -Xswiftc -DUNOPTIMIZED -Xswiftc -enable-testing -Xswiftc -gnone \
  -Xswiftc -no-emit-module-separately-wmo $(if $(TRAITS),--traits $(TRAITS))

# The tests and what they are about. To build all products would compile everything once more, as the tool of the build plugins.
TESTS := dioramaPackageTests

help: ## Lists the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap: ## Installs libyaml and pkg-config where they are missing.
	@sh Scripts/bootstrap.sh

demo: bootstrap ## Compiles every sample and prints what it loads as.
	swift build $(WHOLE) --product diorama
	@sh Scripts/demo.sh

release: bootstrap ## Builds diorama and diorama-build, each as one file, and prints sizes: .build/release-static.
	@sh Scripts/release.sh

install: ## Installs diorama, manual pages and completions below PREFIX=/usr/local; DESTDIR is put before it; IBTOOL=1 or 0 for a link ibtool.
	@test -x $(DIORAMA) || PRODUCTS=diorama $(MAKE) release
	@DIORAMA=$(DIORAMA) PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' IBTOOL='$(IBTOOL)' sh Scripts/install.sh

dist: release ## Packs it for machines without Swift into .build/dist: wheel, .deb, bundle for SwiftPM, archive; URL=… adds the manifest of a release.
	@python3 Scripts/dist.py $(if $(URL),--url $(URL))

site: ## Writes the documentation as a web site, .build/site, and checks its links; BROWSER=1 opens it in Chromium too.
	@sh Scripts/site.sh

# One setting for all release builds, likewise; Package.swift says what it does.
release install dist usage: export DIORAMA_RELEASE = 1

# One setting for all debug builds: another one would build everything again.
demo test test-installed check schemas pages pictures docs record corpus: export DIORAMA_STRICT = 1

test: bootstrap ## Runs all tests; warnings are errors. TRAITS=FreeType adds the tests with font files.
	swift build $(WHOLE) --product $(TESTS)
	swift build $(WHOLE) --product diorama
	swift test $(WHOLE) --skip-build

test-installed: ## Runs the tests of the command line by DIORAMA, by default the static executable, after make test.
	DIORAMA_TOOL='$(abspath $(DIORAMA))' swift test $(WHOLE) --skip-build --filter '^(DioramaCLI|DioramaDriver|Guide)Tests\.'

check: bootstrap ## Runs all tests with a thirteenth of the cases of repetitive ones, and checks the format of changed Swift files.
	swift build --product $(TESTS)
	swift build --product diorama
	DIORAMA_SAMPLE=13 swift test --skip-build
	@{ git diff --name-only --diff-filter=d HEAD; git ls-files --others --exclude-standard; } | grep '\.swift$$' \
	  | xargs -r swift format lint --strict --parallel

check-all: bootstrap ## Runs .ci/run, .ci/more and what takes longer: real documents, sanitizers, fuzzing, benchmarks. Hours.
	.ci/run
	@python3 Scripts/checked.py .ci/run
	.ci/more
	@python3 Scripts/checked.py .ci/more
	DIORAMA_SAMPLE=1 $(MAKE) test
	@python3 Scripts/checked.py tests
	python3 Scripts/check-growth.py $(DIORAMA)
	@python3 Scripts/checked.py growth
	$(MAKE) corpus $$(pkg-config --exists freetype2 && echo TRAITS=FreeType)
	@python3 Scripts/checked.py corpus
	$(MAKE) code-proof
	@python3 Scripts/checked.py code-proof
	$(MAKE) sanitize
	@python3 Scripts/checked.py sanitize
	$(MAKE) fuzz SECONDS=3600
	@python3 Scripts/checked.py fuzz
	$(MAKE) performance robustness
	@python3 Scripts/checked.py performance
	@cat Documentation/Checked.txt

fuzz: bootstrap ## Fuzzes every entry point, for SECONDS=60 in total; a finding is a failure.
	@python3 Scripts/fuzz.py --seconds $(SECONDS)

mutate: ## Runs COUNT=20000 calls of DIORAMA, by default the static executable, on changed documents; a finding is a failure.
	@python3 Scripts/mutate-tool.py --tool $(DIORAMA) --count $(or $(COUNT),20000) --seed $(or $(SEED),1)

sanitize: bootstrap ## Runs all tests under the address and the thread sanitizer.
	@python3 Scripts/sanitize.py

oracle: ## Holds the reading of Swift sources in FOLDERS="…" against the compiler's and swift-syntax's.
	swift build -c release --package-path Oracles
	swift build -c release --package-path Oracles/SwiftSyntax
	for options in "" "--inject 1 --limit 1000" "--inject 2 --limit 1000"; do \
	  python3 Scripts/oracle.py --tool Oracles/.build/release/ReadSurface \
	    --syntax Oracles/SwiftSyntax/.build/release/ReadSyntax $$options $(if $(FOLDERS),$(FOLDERS),Sources) || exit 1; done

robustness: ## Writes Documentation/Robustness.md from the latest results of fuzz, sanitize and the attack tests.
	@python3 Scripts/robustness.py

format: bootstrap ## Formats the Swift sources.
	swift format --in-place --parallel --recursive $(SOURCES)

lint: bootstrap ## Checks the format of the Swift sources.
	swift format lint --strict --parallel --recursive $(SOURCES)

usage: bootstrap ## Counts in ../shared/corpus how often classes have their keys: Schemas/usage.yaml. Needs PyYAML.
	swift build -c release --product diorama
	@python3 Scripts/usage.py

# A recording run fails on purpose, so that it is not mistaken for a test: only the build's status counts.
schemas: bootstrap ## Embeds Schemas/ into the compiler.
	swift build --product $(TESTS)
	swift build --product diorama
	-DIORAMA_RECORD=1 swift test --skip-build --filter "EmbeddedSchemas|EmbeddedUsage"
	@echo "Recorded: the failure above is on purpose. Look at git diff, then run make test."

pages: bootstrap ## Embeds Documentation/Diagnostics/, Rules/, Topics/ and the chapters of Guide/, and Resources/preview/, in the tool.
	swift build --product $(TESTS)
	swift build --product diorama
	-DIORAMA_RECORD=1 swift test --skip-build --filter "EmbeddedPages|EmbeddedPreview"
	@echo "Recorded: the failure above is on purpose. Look at git diff, then run make test."

pictures: bootstrap ## Draws the pictures of the guide and the samples, and records the output of the guide's commands.
	swift build --product $(TESTS)
	swift build --product diorama
	-DIORAMA_RECORD=1 swift test --skip-build --filter 'GuideTests|PictureGoldenTests'
	-DIORAMA=$${DIORAMA:-$$PWD/.build/debug/diorama} python3 Scripts/editor-pictures.py
	@echo "Recorded: the failures above are on purpose. Look at git diff, then run make test."

letters: ## Makes the faces of letters, Sources/CLetters/Faces, out of the fonts in FONTS=FOLDER (Scripts/letter-faces.py).
	python3 -m venv .build/letters
	.build/letters/bin/pip install --quiet --require-hashes --requirement .ci/requirements/letters.txt
	.build/letters/bin/python Scripts/letter-faces.py $(FONTS)

gallery: ## Draws forty screens as a page to look at, GALLERY=FOLDER, by default .build/gallery.
	swift build --product diorama
	python3 Scripts/gallery.py $${DIORAMA:-.build/debug/diorama} $(or $(GALLERY),.build/gallery)

symbols: ## Makes the drawings of symbols out of the icons in BOOTSTRAP=FOLDER and LUCIDE=FOLDER (Scripts/symbol-drawings.py).
	python3 -m venv .build/letters
	.build/letters/bin/pip install --quiet --require-hashes --requirement .ci/requirements/letters.txt
	.build/letters/bin/python Scripts/symbol-drawings.py $(BOOTSTRAP) $(LUCIDE)

readme-pictures: ## Draws the README's pictures with DIORAMA, by default the static executable.
	bash Scripts/readme-pictures.sh $(DIORAMA)

imported-screens: ## Compares twenty imported screens with their saved frames, and writes the page; PICTURES=DIR draws them.
	python3 Scripts/imported-screens.py $(DIORAMA) --page Documentation/ImportedScreens.md $(if $(PICTURES),--pictures $(PICTURES))

docs: bootstrap ## Writes the reference pages, the JSON Schema and the README's counts.
	swift build --product $(TESTS)
	swift build --product diorama
	-DIORAMA_RECORD=1 swift test --skip-build --filter '^(CatalogReference|JSONSchema|ProjectConfiguration|SceneLint|SceneReports|SwiftCodegen)Tests'
	@echo "Recorded: the failures above are on purpose. Look at git diff, then run make test."

record: bootstrap ## Records the golden files.
	swift build --product $(TESTS)
	swift build --product diorama
	-DIORAMA_RECORD=1 swift test --skip-build
	@echo "Recorded: the failures above are on purpose. Look at git diff, then run make test."

corpus: bootstrap ## Measures support for real documents and nibs; writes Documentation/Parity.md and LayoutAccuracy.md.
	swift build --product $(TESTS) $(if $(TRAITS),--traits $(TRAITS))
	DIORAMA_CORPUS=1 swift test --skip-build $(if $(TRAITS),--traits $(TRAITS)) --filter CorpusReport

code-proof: bootstrap ## Makes samples, fixtures and real documents as nibs and as code, and compares what comes out: .build/code-proof.txt.
	swift build --build-tests
	python3 Scripts/check-code.py --all --minimum 80 --report .build/code-proof.txt

bench: bootstrap ## Measures the growth of time and memory and compares other tools; prints a table of ratios.
	@python3 Benchmarks/bench.py

performance: bootstrap ## Measures the same and writes the table into Documentation/Performance.md.
	@python3 Benchmarks/bench.py --write Documentation/Performance.md

lint-bench: bootstrap ## Compares linting 1,000 scenes with yamllint and check-jsonschema.
	@python3 Benchmarks/bench.py --only lint

clean: ## Removes build products.
	swift package clean
	swift package --package-path Examples/SignInApp clean
	swift package --package-path Benchmarks clean
