// Solves the equations of a file with kiwi and prints the shortest time of a solution, in seconds.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <utility>
#include <vector>

namespace {

struct Equation {
  double priority;
  int relation;
  double constant;
  std::vector<std::pair<double, int>> terms;
};

// Levels of priority have no place in kiwi, so that they become weights that differ by three powers of ten.
double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 750) return kiwi::strength::strong;
  return priority > 250 ? kiwi::strength::medium : kiwi::strength::weak;
}

// The processor's time, so that other programs do not count.
double seconds(std::clock_t start) { return double(std::clock() - start) / CLOCKS_PER_SEC; }

}  // namespace

int main(int count, char** arguments) {
  if (count < 2) return 2;
  std::ifstream file(arguments[1]);
  int variable_count = 0, equation_count = 0;
  file >> variable_count >> equation_count;
  std::vector<Equation> equations(equation_count);
  for (auto& equation : equations) {
    int terms = 0;
    file >> equation.priority >> equation.relation >> equation.constant >> terms;
    equation.terms.resize(terms);
    for (auto& term : equation.terms) file >> term.first >> term.second;
  }
  double best = 1e9;
  for (int round = 0; round < 3; ++round) {
    auto start = std::clock();
    std::vector<kiwi::Variable> variables(variable_count);
    kiwi::Solver solver;
    for (int pass = 0; pass < 2; ++pass) {
      for (const auto& equation : equations) {
        if ((equation.priority >= 1000) != (pass == 0)) continue;
        std::vector<kiwi::Term> terms;
        for (const auto& term : equation.terms) terms.emplace_back(variables[term.second], term.first);
        auto relation = equation.relation == 0 ? kiwi::OP_EQ : equation.relation < 0 ? kiwi::OP_LE : kiwi::OP_GE;
        solver.addConstraint(
            kiwi::Constraint(kiwi::Expression(terms, equation.constant), relation, strength(equation.priority)));
      }
    }
    solver.updateVariables();
    best = std::min(best, seconds(start));
    if (best > 5) break;
  }
  std::printf("%.9f\n", best);
}
